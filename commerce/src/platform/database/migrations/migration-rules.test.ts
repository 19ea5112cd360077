import { describe, expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'
import { brokenRules } from './migration-rules.ts'

const previousFile = {
  name: '001-tents.sql',
  sql: 'create table tents (id bigint primary key, name text); create view big_tents as select 1',
}
const rulesBrokenBy = (sql: string) =>
  brokenRules([previousFile, { name: '002-next.sql', sql }]).map(
    (text) => /"(.+?)"/.exec(text)?.[1],
  )

test('no migration of the project blocks requests or breaks the previous version (guarantee 44)', () => {
  expect(brokenRules(readMigrations())).toEqual([])
})

describe('an unsafe migration is reported', () => {
  test.each([
    ['drop', 'drop table tents'],
    ['drop', 'DROP TABLE IF EXISTS public."tents" cascade'],
    ['drop', 'drop view big_tents'],
    ['drop-column', 'alter table tents drop column name'],
    ['drop-column', 'alter table tents add colour text, drop name'],
    ['rename', 'alter table tents rename to shelters'],
    ['rename', 'alter table only tents rename column name to title'],
    ['rename', 'alter view big_tents rename to large_tents'],
    ['alter-type', 'alter table tents alter column name type varchar(20)'],
    ['alter-type', 'alter table tents alter name set data type jsonb using name::jsonb'],
    ['set-not-null', 'alter table tents alter column name set not null'],
    ['add-not-null', 'alter table tents add column colour text not null'],
    ['add-not-null', "alter table tents add a text not null default 'x', add b text not null"],
    ['rewrite', 'alter table tents add key uuid default gen_random_uuid()'],
    ['rewrite', 'alter table tents add number bigserial'],
    ['validate', 'alter table tents add constraint named check (length(name) > 0)'],
    ['validate', 'alter table tents add foreign key (id) references poles (id)'],
    ['unique', 'alter table tents add constraint one_name unique (name)'],
    ['index', 'create index tents_by_name on tents (name)'],
    ['index', 'create unique index if not exists tents_by_name on tents (name)'],
    ['drop', `-- what nobody's shop needs\ndrop table tents; -- it's gone`],
    ['alone', 'create index concurrently a on tents (name); create table pegs (id int)'],
    ['lock', 'lock table tents'],
    ['lock', 'truncate tents'],
    ['transaction', 'begin; create table pegs (id int); commit'],
  ])('%s: %s', (rule, sql) => {
    expect(rulesBrokenBy(sql)).toContain(rule)
  })
})

describe('a safe migration is accepted', () => {
  test.each([
    'create table pegs (id bigint primary key, name text not null); create index on pegs (name)',
    'create table pegs (id int); alter table pegs add name text not null, add check (id > 0)',
    'alter table tents add column colour text',
    "alter table tents add column colour text not null default 'red'",
    'alter table tents add column made_at timestamptz not null default now()',
    'alter table tents add constraint named check (length(name) > 0) not valid',
    'alter table tents validate constraint named',
    'alter table tents alter column name drop not null',
    'alter table tents drop constraint named',
    'create index concurrently if not exists tents_by_name on tents (name)',
    'alter table tents add constraint one_name unique using index tents_by_name',
    "-- drop table tents; rename\ninsert into tents values (1, 'drop table tents; it''s')",
    "create function f() returns text language sql as $$ select 'x'; drop table tents; $$",
    '-- allow drop-column: no released version reads it\nalter table tents drop column name',
  ])('%s', (sql) => {
    expect(rulesBrokenBy(sql)).toEqual([])
  })
})
