create index concurrently if not exists accounts_by_phone on accounts (phone) where phone is not null;
