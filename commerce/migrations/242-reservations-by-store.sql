-- For the list of what a store keeps.
create index concurrently if not exists reservations_by_store on reservations (store_id, expires_at);
