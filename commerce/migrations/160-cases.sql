-- Contact requests and warranty claims.
create table cases (
  case_id uuid primary key,
  case_number text not null unique,
  kind text not null check (kind in ('contact', 'warranty')),
  consumer_id uuid not null,
  locale text not null,
  email text not null,
  -- The submitted form.
  submission jsonb not null,
  opened_at timestamptz not null default now()
);

create index cases_by_time on cases (opened_at desc);

create table case_photos (
  case_id uuid not null references cases (case_id) on delete cascade,
  position integer not null,
  media_type text not null,
  content bytea not null,
  primary key (case_id, position)
);

-- Cases by hashed network that were submitted without a captcha, as forms without scripts are.
create table unverified_cases (
  network text primary key,
  cases integer not null,
  counted_since timestamptz not null default now()
);
