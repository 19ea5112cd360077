-- Whether the client has marked the password as temporary.
alter table accounts add column is_temporary_password boolean not null default false;
-- Null for accounts that were not created by a sign-up.
alter table accounts add column terms_accepted_at timestamptz;
-- The session that has opened the mailed link to a profile without a password. A sign-up in it completes the profile.
alter table accounts add column link_session_id uuid;
alter table accounts add column link_opened_at timestamptz;

-- Requests for the data of a profile in the last hour, by hashed network.
create table user_data_attempts (
  network text primary key,
  attempts integer not null,
  counted_since timestamptz not null default now()
);
