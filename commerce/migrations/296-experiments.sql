create function are_experiment_shares(shares jsonb) returns boolean language sql immutable as $$
  select coalesce(
    count(*) between 1 and 10
      and count(distinct share ->> 'variantId') = count(*)
      and bool_and((share ->> 'percent')::numeric between 0 and 100)
      and sum((share ->> 'percent')::numeric) <= 100,
    false)
  from jsonb_array_elements(shares) share
$$;

create table experiments (
  experience_id text primary key,
  name text not null,
  -- What the assignment of visitors depends on, together with their ids.
  salt text not null,
  -- Null: all visitors.
  audience text,
  -- [{"variantId": "short", "percent": 50}, …] What they leave is the share of the baseline.
  shares jsonb not null check (are_experiment_shares(shares)),
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- Set by an operator; no import starts the experiment again.
  stopped_at timestamptz,
  -- Whether the caches were told.
  is_start_recorded boolean not null default false,
  is_end_recorded boolean not null default false,
  -- No more visitors are recorded.
  is_full boolean not null default false,
  constraint ends_after_start check (ends_at > starts_at)
);

-- The first time that a visitor took part. The id is a random one of a browser and belongs to no account.
create table experiment_exposures (
  visitor_id text not null,
  experience_id text not null,
  -- Null: the baseline.
  variant_id text,
  exposed_at timestamptz not null default now(),
  primary key (visitor_id, experience_id)
);

create index exposures_by_experiment on experiment_exposures (experience_id);

-- Which visitor has placed an order, as their browser says.
create table experiment_conversions (
  order_number text primary key,
  visitor_id text not null,
  claimed_at timestamptz not null default now()
);
