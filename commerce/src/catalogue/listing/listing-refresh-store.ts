import { type Language, languageOf, locales, siteOf } from '@cairn/contract/sites/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import { jsonbObject } from '../../platform/database/queries/json-object.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'
import type { ListedColour, PriceRange } from '../product/product-card.ts'
import { labelledValues, valueLabel } from './facets.ts'
import { textSearchConfig, stopWordReplacement } from './text-search.ts'

const markets = JSON.stringify(
  locales.map((locale) => ({
    locale,
    site_id: siteOf(locale).siteId,
    language: languageOf(locale),
    config: textSearchConfig(locale),
  })),
)

const languages = [...new Set(locales.map(languageOf))]

const spellingsIn = (language: Language) => (language === 'en' ? [false, true] : [false])

const searchableFacetLabels = JSON.stringify(
  Object.entries(labelledValues).flatMap(([facet, values]) =>
    values.flatMap((value) =>
      languages.map((language) => ({
        facet: `${facet}:${value}`,
        language,
        label: spellingsIn(language)
          .map((isAmerican) => valueLabel(facet, value, { language, isAmerican }))
          .join(' '),
      })),
    ),
  ),
)

/** Few enough for a statement to finish before the statement timeout, even on a busy machine. */
const batchSize = 50

export async function rebuildListings(
  transaction: Transaction,
  styleIds: readonly string[],
): Promise<void> {
  for (let index = 0; index < styleIds.length; index += batchSize) {
    await rebuildBatch(transaction, styleIds.slice(index, index + batchSize))
  }
}

async function rebuildBatch(transaction: Transaction, styleIds: readonly string[]) {
  await transaction.deleteFrom('listings').where('style_id', '=', anyOf(styleIds)).execute()
  await sql`
    with market as (
      select * from jsonb_to_recordset(${markets}::jsonb)
        as m (locale text, site_id text, language text, config regconfig)
    ), ${productOffers(styleIds)}, ${styleOffers}, ${styleCategories(styleIds)}
    insert into listings (
      locale, style_id, is_listed, name, kind, slug, eyebrow, launched_on, members_first,
      review_score, review_count, popularity, colours, default_product_id, default_price_minor, default_discount, in_stock,
      facets, lowest_minor, highest_minor, words)
    select st.locale, s.style_id, s.sold_alone and l.lowest_minor is not null,
      st.name, st.kind, st.slug, st.eyebrow, s.launched_on, s.members_first,
      s.review_score, s.review_count, s.review_score * ln(1 + s.review_count),
      l.colours, l.default_product_id, l.default_price_minor, l.default_discount, l.in_stock,
      ${listingFacets}, l.lowest_minor, l.highest_minor, ${searchVector()}
    from style_offers l
    join market m on m.locale = l.locale
    join styles s on s.style_id = l.style_id
    join style_texts st on st.style_id = l.style_id and st.locale = l.locale
    left join style_categories_in_locale p on p.style_id = l.style_id and p.locale = l.locale`.execute(
    transaction,
  )
  await insertListingWords(transaction, styleIds)
  await recordListingChanges(transaction, styleIds)
}

/** The vocabulary for correcting misspelt searches. Words of former names stay in it. */
async function insertListingWords(transaction: Transaction, styleIds: readonly string[]) {
  await sql`
    insert into listing_words (locale, folded_word, word)
    select distinct on (l.locale, fold_text(w.word)) l.locale, fold_text(w.word), lower(w.word)
    from listings l
    left join lateral (
      select string_agg(ct.name, ' ') as names
      from style_categories sc
      join category_paths cp on cp.category_id = sc.category_id
      join category_texts ct on ct.category_id = cp.ancestor_id and ct.locale = l.locale
      where sc.style_id = l.style_id) p on true
    cross join lateral regexp_split_to_table(
      concat_ws(' ', l.name, l.kind, p.names), ${String.raw`[][\s.,;:!?()'’"“”«»/&+–-]+`}) as w (word)
    where l.style_id = any(${styleIds}) and length(w.word) > 2
    order by l.locale, fold_text(w.word), lower(w.word)
    on conflict do nothing`.execute(transaction)
}

/** Stock is no change for search engines, which would otherwise read most pages again every day. */
async function recordListingChanges(transaction: Transaction, styleIds: readonly string[]) {
  await sql`
    insert into listing_changes as known (locale, style_id, fingerprint)
    select locale, style_id,
      md5(concat_ws('|', name, kind, slug, is_listed, lowest_minor, highest_minor, words::text))
    from listings where style_id = any(${styleIds})
    on conflict (locale, style_id) do update
      set fingerprint = excluded.fingerprint, changed_at = now()
      where known.fingerprint <> excluded.fingerprint`.execute(transaction)
}

/**
 * A product with its prices and stock in each market; it is hidden if it has no price and another colour has one.
 * Digital products have no colour, and their sizes are amounts, which the price filter covers.
 */
const productOffers = (styleIds: readonly string[]) => sql`
  product_offers as (
    select m.locale, p.style_id, p.position, p.product_id, p.swatch, p.views,
      case when not s.is_digital then p.family end as family,
      case when not s.is_digital then pt.colour_name end as colour_name, o.*, pr.historic_best_minor, s.is_digital or o.on_hand > 0 as in_stock,
      o.low_current is not null
        or not bool_or(o.low_current is not null) over (partition by m.locale, p.style_id) as is_shown
    from styles s
    join products p on p.style_id = s.style_id
    cross join market m
    join product_texts pt on pt.product_id = p.product_id and pt.locale = m.locale
    left join prices pr on pr.product_id = p.product_id and pr.site_id = m.site_id
    cross join lateral (
      select count(*) as variants, sum(v.on_hand) as on_hand,
        case when count(*) = 1 then min(v.sku) end as only_sku,
        min(coalesce(vp.current_minor, pr.current_minor)) as low_current,
        max(coalesce(vp.current_minor, pr.current_minor)) as high_current,
        min(coalesce(vp.original_minor, pr.original_minor)) as low_original,
        max(coalesce(vp.original_minor, pr.original_minor)) as high_original,
        coalesce(array_agg(v.size order by v.position)
          filter (where v.size is not null and not s.is_digital and v.on_hand > 0), '{}') as sizes
      from variants v
      left join variant_prices vp on vp.sku = v.sku and vp.site_id = m.site_id
      where v.product_id = p.product_id and not v.withdrawn) o
    where s.style_id = any(${styleIds}) and o.variants > 0
  )`

const priceJson = jsonbObject<PriceRange>({
  lowCurrent: 'low_current',
  highCurrent: 'high_current',
  lowOriginal: 'low_original',
  highOriginal: 'high_original',
  historicBest: 'historic_best_minor',
})

/** What filters compare in the database is added to what is read. */
const colourJson = jsonbObject<ListedColour & { onSale: boolean }>({
  productId: 'product_id',
  name: 'colour_name',
  family: 'family',
  hex: 'swatch',
  views: 'views',
  sizes: 'sizes',
  onlySku: 'only_sku',
  inStock: 'in_stock',
  onSale: 'coalesce(low_current < low_original, false)',
  price: sql`case when low_current is not null then ${priceJson} end`,
})

/** A style with the offers of all its colours. */
const styleOffers = sql`
  style_offers as (
    select locale, style_id,
      jsonb_agg(${colourJson} order by position) as colours,
      (array_agg(product_id order by not in_stock, position))[1] as default_product_id,
      (array_agg(low_current order by not in_stock, position))[1] as default_price_minor,
      coalesce((array_agg(1 - low_current::float / low_original
        order by not in_stock, position))[1], 0) as default_discount,
      bool_or(in_stock) as in_stock, bool_or(low_current < low_original) as on_sale,
      min(low_current) as lowest_minor, max(high_current) as highest_minor,
      coalesce(array_agg(distinct 'colour:' || family) filter (where family is not null), '{}') as families,
      string_agg(colour_name, ' ') as colour_names
    from product_offers
    where is_shown
    group by locale, style_id
  )`

/** The categories of a style with their ancestors and names. */
const styleCategories = (styleIds: readonly string[]) => sql`
  style_categories_in_locale as (
    select sc.style_id, ct.locale, array_agg(distinct 'category:' || cp.ancestor_id) as categories,
      string_agg(distinct ct.name, ' ') as names
    from style_categories sc
    join category_paths cp on cp.category_id = sc.category_id
    join category_texts ct on ct.category_id = cp.ancestor_id
    where sc.style_id = any(${styleIds})
    group by sc.style_id, ct.locale
  )`

const listingFacets = sql`
  coalesce(p.categories, '{}') || l.families
    || array(select distinct 'size:' || (size #>> '{}')
             from jsonb_path_query(l.colours, '$[*].sizes[*]') as size)
    || array(select 'activity:' || a from unnest(s.activities) a)
    || case when s.fit is null then '{}'::text[] else array['fit:' || s.fit] end
    || case when l.on_sale then array['onSale:true'] else '{}'::text[] end
    || case when l.in_stock then array['inStock:true'] else '{}'::text[] end`

const withoutStopWord = (text: RawBuilder<unknown>) => sql`
  regexp_replace(fold_text(${text}), ${stopWordReplacement.pattern}, ${stopWordReplacement.replacement}, 'g')`

const searchVector = () => sql`
  setweight(to_tsvector(m.config, ${withoutStopWord(sql`st.name`)}), 'A')
    || setweight(to_tsvector(m.config, ${withoutStopWord(sql`st.kind`)}), 'B')
    || setweight(to_tsvector(m.config, ${withoutStopWord(sql`concat_ws(' ', p.names, l.colour_names, (
        select string_agg(w.label, ' ')
        from jsonb_to_recordset(${searchableFacetLabels}::jsonb) as w (facet text, language text, label text)
        where w.language = m.language
          and (w.facet = any(l.families)
            or w.facet in (select 'activity:' || a from unnest(s.activities) a))),
        case when m.language = 'de' then ${germanWordEndings} end)`)}), 'C')
    || setweight(to_tsvector(m.config, fold_text(st.description || ' ' || st.features::text)), 'D')`

/** A search for "Jacke" must find the compound "Regenjacke". */
const germanWordEndings = sql`(
  select string_agg(substr(word, at), ' ')
  from regexp_split_to_table(fold_text(st.name || ' ' || st.kind), '[^a-z0-9]+') as word
  cross join generate_series(4, length(word) - 3) as at
  where length(word) >= 8)`
