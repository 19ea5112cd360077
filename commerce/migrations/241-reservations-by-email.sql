-- For the limit of reservations that staff make for a shopper.
create index concurrently if not exists reservations_by_email on reservations (email);
