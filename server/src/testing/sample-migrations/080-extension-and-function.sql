create extension if not exists pg_trgm;

create function folded(typed text) returns text
  language sql immutable parallel safe strict
  return lower(typed);

create table listing_words (
  word text primary key
);

create index listing_words_by_likeness on listing_words using gist (word gist_trgm_ops);
