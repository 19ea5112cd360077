create index concurrently if not exists mails_by_consumer on mails (consumer_id) where consumer_id is not null;
