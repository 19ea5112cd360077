import { DatabaseSync } from 'node:sqlite'

export type Db = DatabaseSync

/** A separate file, so that payments survive when a test kills the process. */
export function openDatabase(path: string): Db {
  const db = new DatabaseSync(path)
  db.exec('pragma journal_mode = wal; pragma busy_timeout = 5000; pragma foreign_keys = on')
  db.exec(tables)
  return db
}

/** Runs the work in a transaction. */
export function inTransaction<Value>(db: Db, work: () => Value): Value {
  db.exec('begin immediate')
  try {
    const value = work()
    db.exec('commit')
    return value
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}

const tables = `
create table if not exists token (
  token text primary key,
  kind text not null,
  behaviour text not null,
  brand text,
  last4 text,
  expiry_month integer,
  expiry_year integer
) strict;

-- Hashes of card numbers and customers, which several tokens may share.
create table if not exists card_fingerprint (
  token text primary key,
  fingerprint text not null
) strict;

create table if not exists window (
  session_id text primary key,
  kind text not null,
  locale text not null,
  origin text not null,
  amount integer,
  currency text,
  created_at integer not null
) strict;

create table if not exists idempotent_answers (
  key text primary key,
  fingerprint text not null,
  answer text not null
) strict;

create table if not exists payment (
  reference text primary key,
  key text not null unique,
  order_number text not null,
  kind text not null,
  brand text,
  last4 text,
  amount integer not null check (amount >= 0),
  currency text not null,
  state text not null,
  reason text,
  captured integer not null default 0,
  released integer not null default 0,
  refunded integer not null default 0,
  created_at integer not null,
  due_at integer,
  check (captured + released <= amount),
  check (refunded <= captured)
) strict;

create table if not exists challenge (
  session_id text primary key,
  reference text not null unique references payment,
  locale text not null,
  origin text not null,
  outcome text,
  proof text,
  is_used integer not null default 0,
  wrong_codes integer not null default 0
) strict;

create table if not exists cancelled_keys (key text primary key) strict;

create table if not exists event (
  id text primary key,
  body text not null,
  due_at integer not null,
  attempts integer not null default 0,
  delivered_at integer
) strict;
create index if not exists event_due on event (due_at) where delivered_at is null;

create table if not exists fault (
  name text primary key,
  milliseconds integer not null
) strict;
`
