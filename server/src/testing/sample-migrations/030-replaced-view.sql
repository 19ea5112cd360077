alter table sessions add column store_id text;
alter table sessions add column account_disabled_at timestamptz;

create or replace view live_sessions as
  select id, usid, consumer_id, consumer_no, consumer_type, handle,
         access_hash, access_expires_at, refresh_expires_at,
         store_id, account_disabled_at is not null as is_account_disabled
  from sessions
  where ended_at is null and access_expires_at > now();
