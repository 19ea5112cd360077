-- A new email address takes effect when the link that was mailed to it is followed.
alter table accounts add column pending_email text;

alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('passwordReset', 'emailVerification', 'emailChange')) not valid;

-- Requests of an hour for another email address, by hashed account.
create table email_change_counts (
  network text primary key,
  requests integer not null,
  counted_since timestamptz not null default now()
);
