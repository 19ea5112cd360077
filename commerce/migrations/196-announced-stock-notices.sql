-- allow rewrite: the table has only the requests of a year
alter table stock_notices add column notice_id uuid not null default gen_random_uuid();
-- When the variant came back; null while it is sold out. The notice is deleted when its mail is written.
alter table stock_notices add column announced_at timestamptz;
