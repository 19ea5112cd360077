create index concurrently if not exists carts_by_change on carts (changed_at);
