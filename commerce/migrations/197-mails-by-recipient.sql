create index concurrently if not exists mails_by_recipient on mails (recipient, created_at);
