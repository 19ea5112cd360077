import { languageOf, locales, siteOf } from '@cairn/contract/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { facetWords, inAmerican } from './facet-words.ts'
import { keptWords } from './kept-words.ts'

/** How a language bends its words, as PostgreSQL calls it. */
const bendings = {
  en: 'english',
  fr: 'french',
  de: 'german',
  it: 'italian',
  es: 'spanish',
} as const

export const bendingOf = (locale: (typeof locales)[number]) => bendings[languageOf(locale)]

const markets = JSON.stringify(
  locales.map((locale) => ({
    locale,
    site_id: siteOf(locale).siteId,
    language: languageOf(locale),
    bending: bendingOf(locale),
  })),
)

const words = JSON.stringify(
  Object.entries(facetWords).flatMap(([facet, codes]) =>
    Object.entries(codes).flatMap(([code, byLanguage]) =>
      Object.entries(byLanguage).map(([language, word]) => ({
        facet: `${facet}:${code}`,
        language,
        word: language === 'en' ? `${word} ${inAmerican(word)}` : word,
      })),
    ),
  ),
)

/** So few that a statement is never cut for its length, on a busy machine either. */
const most = 50

/** Makes the listings of these styles anew; see `stylesChanged`. */
export async function refreshListing(
  transaction: Transaction,
  styleIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < styleIds.length; at += most) {
    await refreshSome(transaction, styleIds.slice(at, at + most))
  }
}

async function refreshSome(transaction: Transaction, styleIds: readonly string[]) {
  await sql`delete from listings where style_id = any(${styleIds})`.execute(transaction)
  await sql`
    with market as (
      select * from jsonb_to_recordset(${markets}::jsonb)
        as m (locale text, site_id text, language text, bending regconfig)
    ), ${offers(styleIds)}, ${looks}, ${places(styleIds)}
    insert into listings (
      locale, style_id, is_listed, name, kind, slug, eyebrow, launched_on, members_first,
      review_score, review_count, popularity, colours, lead_id, lead_minor, lead_discount, in_stock,
      facets, lowest_minor, highest_minor, words)
    select st.locale, s.style_id, s.sold_alone and l.lowest_minor is not null,
      st.name, st.kind, st.slug, st.eyebrow, s.launched_on, s.members_first,
      s.review_score, s.review_count, s.review_score * ln(1 + s.review_count),
      l.colours, l.lead_id, l.lead_minor, l.lead_discount, l.in_stock,
      ${facets}, l.lowest_minor, l.highest_minor, ${searchedWords()}
    from looks l
    join market m on m.locale = l.locale
    join styles s on s.style_id = l.style_id
    join style_texts st on st.style_id = l.style_id and st.locale = l.locale
    left join places p on p.style_id = l.style_id and p.locale = l.locale`.execute(transaction)
  await learnWords(transaction, styleIds)
}

/** For those who mistype one. A word that nothing is called by any more does no harm. */
async function learnWords(transaction: Transaction, styleIds: readonly string[]) {
  await sql`
    insert into listing_words (locale, folded, word)
    select distinct on (l.locale, folded(w.word)) l.locale, folded(w.word), lower(w.word)
    from listings l
    left join lateral (
      select string_agg(ct.name, ' ') as names
      from style_categories sc
      join category_paths cp on cp.category_id = sc.category_id
      join category_texts ct on ct.category_id = cp.above_id and ct.locale = l.locale
      where sc.style_id = l.style_id) p on true
    cross join lateral regexp_split_to_table(
      concat_ws(' ', l.name, l.kind, p.names), ${String.raw`[][\s.,;:!?()'’"“”«»/&+–-]+`}) as w (word)
    where l.style_id = any(${styleIds}) and length(w.word) > 2
    order by l.locale, folded(w.word), lower(w.word)
    on conflict do nothing`.execute(transaction)
}

/** A colour as a market sells it; colours without a price only where no colour has one. */
const offers = (styleIds: readonly string[]) => sql`
  offers as (
    select m.locale, p.style_id, p.position, p.product_id, p.family, p.swatch, p.views,
      pt.colour_name, o.*, pr.historic_best_minor, s.is_digital or o.on_hand > 0 as in_stock,
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
          filter (where v.size is not null and (s.is_digital or v.on_hand > 0)), '{}') as sizes
      from variants v
      left join variant_prices vp on vp.sku = v.sku and vp.site_id = m.site_id
      where v.product_id = p.product_id and not v.withdrawn) o
    where s.style_id = any(${styleIds}) and o.variants > 0
  )`

/** A style with all that its colours show. */
const looks = sql`
  looks as (
    select locale, style_id,
      jsonb_agg(jsonb_build_object(
        'productId', product_id, 'name', colour_name, 'family', family, 'hex', swatch,
        'views', views, 'sizes', sizes, 'onlySku', only_sku, 'inStock', in_stock,
        'onSale', coalesce(low_current < low_original, false),
        'price', case when low_current is not null then jsonb_build_object(
          'lowCurrent', low_current, 'highCurrent', high_current, 'lowOriginal', low_original,
          'highOriginal', high_original, 'historicBest', historic_best_minor) end)
        order by position) as colours,
      (array_agg(product_id order by not in_stock, position))[1] as lead_id,
      (array_agg(low_current order by not in_stock, position))[1] as lead_minor,
      coalesce((array_agg(1 - low_current::float / low_original
        order by not in_stock, position))[1], 0) as lead_discount,
      bool_or(in_stock) as in_stock, bool_or(low_current < low_original) as on_sale,
      min(low_current) as lowest_minor, max(high_current) as highest_minor,
      array_agg(distinct 'colour:' || family) as families,
      string_agg(colour_name, ' ') as colour_names
    from offers
    where is_shown
    group by locale, style_id
  )`

/** The categories of a style and all above them, with their names. */
const places = (styleIds: readonly string[]) => sql`
  places as (
    select sc.style_id, ct.locale, array_agg(distinct 'category:' || cp.above_id) as categories,
      string_agg(distinct ct.name, ' ') as names
    from style_categories sc
    join category_paths cp on cp.category_id = sc.category_id
    join category_texts ct on ct.category_id = cp.above_id
    where sc.style_id = any(${styleIds})
    group by sc.style_id, ct.locale
  )`

const facets = sql`
  coalesce(p.categories, '{}') || l.families
    || array(select distinct 'size:' || (size #>> '{}')
             from jsonb_path_query(l.colours, '$[*].sizes[*]') as size)
    || array(select 'activity:' || a from unnest(s.activities) a)
    || case when s.fit is null then '{}'::text[] else array['fit:' || s.fit] end
    || case when l.on_sale then array['onSale:true'] else '{}'::text[] end
    || case when l.in_stock then array['inStock:true'] else '{}'::text[] end`

const kept = (text: RawBuilder<unknown>) => sql`
  regexp_replace(folded(${text}), ${keptWords.pattern}, ${keptWords.replacement}, 'g')`

const searchedWords = () => sql`
  setweight(to_tsvector(m.bending, ${kept(sql`st.name`)}), 'A')
    || setweight(to_tsvector(m.bending, ${kept(sql`st.kind`)}), 'B')
    || setweight(to_tsvector(m.bending, ${kept(sql`concat_ws(' ', p.names, l.colour_names, (
        select string_agg(w.word, ' ')
        from jsonb_to_recordset(${words}::jsonb) as w (facet text, language text, word text)
        where w.language = m.language
          and (w.facet = any(l.families)
            or w.facet in (select 'activity:' || a from unnest(s.activities) a))),
        case when m.language = 'de' then ${endings} end)`)}), 'C')
    || setweight(to_tsvector(m.bending, folded(st.description || ' ' || st.features::text)), 'D')`

/** German writes "Regenjacke" in one word, and who looks for "Jacke" means it too. */
const endings = sql`(
  select string_agg(substr(word, at), ' ')
  from regexp_split_to_table(folded(st.name || ' ' || st.kind), '[^a-z0-9]+') as word
  cross join generate_series(4, length(word) - 3) as at
  where length(word) >= 8)`
