-- Interests are separated by pipes.
alter table accounts add column interests text, add column preferred_shoe_size text;
