//! Buffers are used again as soon as they are no longer read, and not before.

use eight_realms_core::{
    job::{BATCH, Batch, Buffers, LENT, empty_buffer},
    trace::Event,
};

fn event(number: usize) -> Event {
    Event::Deepen { bound: number as u16 }
}

/// Puts so many events into a batch, the first of which has this number.
fn batch(buffers: &mut Buffers, buffer: &mut Box<[Event; BATCH]>, number: usize, len: usize) -> Batch {
    for (at, place) in buffer[..len].iter_mut().enumerate() {
        *place = event(number + at);
    }
    buffers.exchange(buffer, len)
}

#[test]
fn two_buffers_are_enough_for_one_batch_at_a_time() {
    let (mut buffers, mut buffer) = (Buffers::default(), empty_buffer());
    for number in 0..1000 {
        let batch = batch(&mut buffers, &mut buffer, number, 3);
        assert_eq!(batch[..], [event(number), event(number + 1), event(number + 2)]);
    }
    assert_eq!(buffers.lent(), 1, "and one in the hand");
}

#[test]
fn what_is_still_read_is_not_written_over() {
    let (mut buffers, mut buffer) = (Buffers::default(), empty_buffer());
    let batches: Vec<Batch> = (0..1000).map(|number| batch(&mut buffers, &mut buffer, number, 1)).collect();
    assert!(batches.iter().enumerate().all(|(number, batch)| batch[..] == [event(number)]));
    assert!(buffers.lent() <= LENT, "those that are kept for ever are let go");
    drop(batches);
    let lent = buffers.lent();
    for number in 0..1000 {
        batch(&mut buffers, &mut buffer, number, BATCH);
    }
    assert_eq!(buffers.lent(), lent, "and those that are free are used again");
}

#[test]
fn a_batch_of_events_holds_as_many_as_fit() {
    let events: Vec<Event> = (0..BATCH + 5).map(event).collect();
    assert_eq!(Batch::of(&events[..7])[..], events[..7]);
    assert_eq!(Batch::of(&events)[..], events[..BATCH]);
    assert!(Batch::of(&[]).is_empty());
}
