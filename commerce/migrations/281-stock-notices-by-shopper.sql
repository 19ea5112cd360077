create index concurrently if not exists stock_notices_by_consumer on stock_notices (consumer_id) where consumer_id is not null;
