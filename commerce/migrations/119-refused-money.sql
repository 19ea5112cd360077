-- What the provider would not move is kept with its reason, and is asked for again under a name of its own.
alter table payment_movements
  add column tries integer not null default 1,
  add column reason text,
  drop constraint payment_movements_state_check,
  -- dropped: it was refused, and is dealt with otherwise
  add constraint payment_movements_state_check check (
    state in ('asked', 'done', 'refused', 'dropped')) not valid;

alter table payment_attempts
  add column void_tries integer not null default 1,
  add column reason text,
  -- When the sweeper looked at it last; the shopper's time runs from looked_at.
  add column swept_at timestamptz,
  -- Of captures that were refused when some of them may have gone back already.
  add column uncaptured_minor bigint not null default 0,
  drop constraint payment_attempts_state_check,
  -- unvoided: the provider would not let go of it
  add constraint payment_attempts_state_check check (state in
    ('asked', 'challenged', 'authorised', 'refused', 'lost', 'voiding', 'voided', 'unvoided')) not valid,
  drop constraint refunded_is_captured,
  add constraint refunded_is_captured check (
    refunded_minor <= captured_minor + uncaptured_minor) not valid;
