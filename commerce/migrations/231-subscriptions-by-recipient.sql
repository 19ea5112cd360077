create index concurrently if not exists subscriptions_by_recipient on subscriptions (type, channel, recipient);
