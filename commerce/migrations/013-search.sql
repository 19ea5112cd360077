-- allow index: no version that has shops keeps categories yet
create extension if not exists pg_trgm;

-- Words that something is called by, as they are written, to find what somebody meant.
create table listing_words (
  locale text not null,
  folded text not null,
  word text not null,
  primary key (locale, folded)
);

create index listing_words_by_likeness on listing_words using gist (folded gist_trgm_ops);

create index category_texts_by_name on category_texts (locale, folded(name));

-- What other features may read of listings.
create view listed_styles as
  select * from listings where is_listed;

create view known_words as
  select locale, folded, word from listing_words;

create view known_categories as
  select c.category_id, c.parent_id, c.position, t.locale, t.name, t.slug
  from categories c join category_texts t on t.category_id = c.category_id;
