### The realms in the ladder: a short name, and the idea in one line.
### Both must fit a ladder 224 points wide: names up to 17 Latin letters, ideas up to 26.

lane-of-realm = realm { $label }
lane-of-realm-first = Realm { $label }
lane-of-own = lane { $label }
lane-of-own-first = Lane { $label }
lanes-of-realm = { $count ->
    [one] realm { $labels }
   *[other] realms { $labels }
}
lanes-of-own = { $count ->
    [one] lane { $labels }
   *[other] lanes { $labels }
}

realm-1-name = Brute-force BFS
realm-1-idea = strings in an ordered set
realm-2a-name = BFS, paths kept
realm-2a-idea = array index, path strings
realm-2-name = BFS, hashed
realm-2-idea = array index, parent links
realm-3-name = Lookup table
realm-3-idea = build once, then look up
realm-4-name = Bidirectional BFS
realm-4-idea = meet in the middle
realm-5-name = A*, misplaced
realm-5-idea = h = misplaced tiles
realm-6-name = A*, Manhattan
realm-6-idea = h = Manhattan distance
realm-7-name = A*, binary heap
realm-7-idea = min-heap, same order
realm-7b-name = A*, buckets
realm-7b-idea = a queue for each f and g
realm-8-name = IDA*
realm-8-idea = one path, rising bound

## With another heuristic than its own

realm-5-name-with = A*, { $heuristic }
realm-6-name-with = A*, { $heuristic }
realm-7-name-with = A* heap, { $heuristic }
realm-7b-name-with = Buckets, { $heuristic }
realm-8-name-with = IDA*, { $heuristic }
realm-idea-with = h: { $heuristic }
brief-heuristic-zero = h = 0
brief-heuristic-misplaced = misplaced
brief-heuristic-misplaced-blank = blank too
brief-heuristic-manhattan = Manhattan
brief-heuristic-linear-conflict = conflicts
brief-heuristic-weighted = w = { $w }
