create table event_registrations (
  event_id text not null,
  consumer_id uuid not null,
  site_id text not null,
  locale text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  gender text,
  phone text,
  attending_days date[] not null,
  plus_one text,
  -- When the client sent the form; registered_at is when the server received it.
  submitted_at timestamptz not null,
  registered_at timestamptz not null default now(),
  primary key (event_id, consumer_id)
);
