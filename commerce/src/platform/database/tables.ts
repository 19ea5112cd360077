// Generated from the migrations by `npm run db:types`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Parsed when read, written as text: only the text says whether a list is JSON or an array. */
export type Json = ColumnType<unknown, string, string>
export type GeneratedJson = ColumnType<unknown, string | undefined, string>
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>

export type Tables = {
  account_imports: {
    account_id: string
    digests: Json
  }
  account_links: {
    token_hash: string
    account_id: string
    purpose: 'passwordReset' | 'emailVerification' | 'emailChange'
    login: string
    issued_at: Generated<Date>
  }
  account_phones: {
    consumer_id: string | null
    phone: string | null
  }
  accounts: {
    account_id: string
    consumer_no: GeneratedAlways<string>
    email: string
    login: string
    password_hash: string | null
    consumer_type: Generated<'REGISTERED' | 'EMPLOYEE'>
    state: Generated<'open' | 'locked' | 'closed'>
    first_name: string | null
    last_name: string | null
    phone: string | null
    postal_code: string | null
    birth_date: string | null
    gender: 'female' | 'male' | 'other' | 'undisclosed' | null
    member_id: string | null
    member_since: string | null
    employee_terms_accepted: Generated<boolean>
    identities: Generated<string[]>
    yearly_limit: number | null
    yearly_spent: Generated<number>
    created_at: Generated<Date>
    yearly_currency: string | null
    yearly_spent_at: Generated<Date>
    acquisition: NullableJson
    is_temporary_password: Generated<boolean>
    terms_accepted_at: Date | null
    link_session_id: string | null
    link_opened_at: Date | null
    verified_login: string | null
    interests: string | null
    preferred_shoe_size: string | null
    pending_email: string | null
    favorite_store_id: string | null
  }
  address_book_entries: {
    address_id: string
    account_id: string
    position: GeneratedAlways<number>
    approach_type: 'S' | 'B'
    is_main: Generated<boolean>
    fields: Json
  }
  address_imports: {
    address_id: string
    account_id: string
    digest: string | null
    is_main: boolean
  }
  authorisation_codes: {
    code_hash: string
    session_id: string
    account_id: string
    code_challenge: string
    issued_at: Generated<Date>
    used_at: Date | null
    opened_session_id: string | null
  }
  cart_customers: {
    id: string
    customer_ids: string[] | null
  }
  cart_instruments: {
    instrument_id: string
    cart_id: string
    position: GeneratedAlways<number>
    method: 'CREDIT_CARD' | 'WALLET' | 'KLARNA' | 'GIFT_CARD' | 'REWARD_CARD' | 'REWARD_CODE' | 'LOYALTY_POINTS' | 'LOYALTY_VOUCHER' | 'ATHLETES_PAYMENT'
    source: string | null
    requested_minor: number | null
    points: number | null
    details: GeneratedJson
  }
  cart_lines: {
    id: string
    cart_id: string
    position: GeneratedAlways<number>
    sku: string
    quantity: number
    recipe_id: string | null
    shipping_method: 'standard' | 'express' | 'digital' | 'customs' | 'pickup' | 'pudo' | 'sts'
    gift_option: NullableJson
    shipping_id: Generated<string>
    store_id: string | null
    precreated_customs_code: string | null
  }
  cart_owners: {
    cart_id: string | null
    consumer_id: string
  }
  cart_payments: {
    cart_id: string
    instrument_id: string
    position: number
    method: 'CREDIT_CARD' | 'WALLET' | 'KLARNA' | 'GIFT_CARD' | 'REWARD_CARD' | 'REWARD_CODE' | 'LOYALTY_POINTS' | 'LOYALTY_VOUCHER' | 'ATHLETES_PAYMENT'
    source: string | null
    requested_minor: number | null
    points: number | null
    details: unknown
    available: unknown
  }
  carts: {
    id: Generated<string>
    consumer_id: string
    state: Generated<'active' | 'ordered' | 'deleted'>
    version: Generated<number>
    created_at: Generated<Date>
    changed_at: Generated<Date>
    coupons: Generated<string[]>
    shipping_address: NullableJson
    verified_address: NullableJson
    billing_address: NullableJson
    favorite_store_id: string | null
    notices: GeneratedJson
    price_adjustments: GeneratedJson
    reward: NullableJson
    device_fingerprint: string | null
    shown_totals: NullableJson
    saved_total: NullableJson
    identity_ids: Generated<string[]>
  }
  case_photos: {
    case_id: string
    position: number
    media_type: string
    content: Buffer
  }
  cases: {
    case_id: string
    case_number: string
    kind: 'contact' | 'warranty'
    consumer_id: string
    locale: string
    email: string
    submission: Json
    opened_at: Generated<Date>
  }
  categories: {
    category_id: string
    parent_id: string | null
    position: Generated<number>
  }
  category_paths: {
    category_id: string
    ancestor_id: string | null
    distance: number | null
  }
  category_styles: {
    category_id: string | null
    style_id: string
  }
  category_texts: {
    category_id: string
    locale: string
    name: string
    slug: string
    description: Generated<string>
  }
  changes: {
    change_id: GeneratedAlways<number>
    transaction_id: Generated<unknown>
    tags: string[]
    recorded_at: Generated<Date>
  }
  collection_points: {
    point_id: string
    site_id: string
    name: string
    address_line1: string
    address_line2: string | null
    city: string
    province: string | null
    postal_code: string
    country_code: string
    latitude: number
    longitude: number
    hours: Json
    closed: Generated<boolean>
  }
  consent_choices: {
    id: GeneratedAlways<number>
    consent_id: string
    chosen_at: Generated<Date>
    version: number
    locale: string
    region: string
    codes: string[]
    source: 'banner' | 'settings'
    has_privacy_control: boolean
  }
  content_bodies: {
    kind: string
    slug: string
    locale: string
    version: number
    title: string
    position: Generated<number>
    body: Json
    fragment_ids: Generated<string[]>
    tag_ids: Generated<string[]>
    published_on: string | null
  }
  content_documents: {
    kind: string
    slug: string
    schema_version: number
    source: Json
    changed_at: Generated<Date>
    revision: Generated<number>
    imported_revision: number | null
    imported_publish: NullableJson
  }
  content_revisions: {
    kind: string
    slug: string
    revision: number
    source: Json
    origin: 'import' | 'edit' | 'rollback'
    author: string | null
    note: string | null
    saved_at: Generated<Date>
  }
  content_versions: {
    kind: string
    slug: string
    version: number
    visible_from: Date
    visible_until: Date | null
    is_start_recorded: Generated<boolean>
    is_end_recorded: Generated<boolean>
    revision: number | null
    published_at: Generated<Date>
    published_by: string | null
    withdrawn_at: Date | null
  }
  coupons: {
    code: string
    promotion_id: string
    definition: Json
  }
  customer_groups: {
    consumer_id: string | null
    consumer_type: 'REGISTERED' | 'EMPLOYEE'
    is_member: boolean | null
    employee_terms_accepted: boolean
    identities: string[]
    member_id: string | null
    member_since: string | null
  }
  discarded_tokens: {
    discard_id: Generated<string>
    token: string
    discarded_at: Generated<Date>
  }
  draft_content: {
    kind: string
    slug: string
    locale: string
    version: number
    title: string
    position: number
    body: unknown
    fragment_ids: string[]
    tag_ids: string[]
    published_on: string | null
  }
  email_change_counts: {
    network: string
    requests: number
    counted_since: Generated<Date>
  }
  enrollments: {
    account_id: string
    opted_in: boolean
    double_opted_in: boolean
    member_id: string | null
    region: string | null
    channel: string | null
    country: string | null
    changed_at: Generated<Date>
  }
  erased_accounts: {
    account_id: string
    erased_at: Generated<Date>
  }
  event_registrations: {
    event_id: string
    consumer_id: string
    site_id: string
    locale: string
    email: string
    first_name: string
    last_name: string
    gender: string | null
    phone: string | null
    attending_days: string[]
    plus_one: string | null
    submitted_at: Date
    registered_at: Generated<Date>
  }
  exchanged_refresh_tokens: {
    refresh_hash: string
    session_id: string
    exchanged_at: Generated<Date>
  }
  experiment_conversions: {
    order_number: string
    visitor_id: string
    claimed_at: Generated<Date>
  }
  experiment_exposures: {
    visitor_id: string
    experience_id: string
    variant_id: string | null
    exposed_at: Generated<Date>
  }
  experiments: {
    experience_id: string
    name: string
    salt: string
    audience: string | null
    shares: Json
    starts_at: Date
    ends_at: Date | null
    stopped_at: Date | null
    is_start_recorded: Generated<boolean>
    is_end_recorded: Generated<boolean>
    is_full: Generated<boolean>
  }
  favourite_lists: {
    id: string
    consumer_id: string
    shared_at: Date | null
  }
  favourite_share_counts: {
    network: string
    shares: number
    counted_since: Generated<Date>
  }
  favourite_shares: {
    share_id: Generated<string>
    list_id: string
    recipient: string
    message: string | null
    locale: string
    shared_at: Generated<Date>
    shared_on: Generated<string>
  }
  favourites: {
    item_id: Generated<string>
    list_id: string
    product_id: string
    position: GeneratedAlways<number>
  }
  gift_card_entries: {
    entry_id: GeneratedAlways<number>
    card_id: string
    kind: 'loaded' | 'spent-before-import' | 'held' | 'released' | 'refunded'
    amount_minor: number
    order_number: string | null
    created_at: Generated<Date>
  }
  gift_cards: {
    card_id: string
    pin_hash: string
    kind: Generated<'gift' | 'reward'>
    last4: string
    currency: string | null
    balance_minor: Generated<number>
    expires_on: string | null
    is_voided: Generated<boolean>
  }
  idempotency_keys: {
    consumer_id: string
    key: string
    body_hash: string
    order_id: string
    used_at: Generated<Date>
  }
  instrument_holds: {
    order_number: string
    instrument_id: string
    method: string
    source: string | null
    consumer_id: string
    amount_minor: number
    points: number | null
    state: Generated<'held' | 'spent' | 'released'>
    refunded_minor: Generated<number>
  }
  instrument_refunds: {
    order_number: string
    refund_key: string
    instrument_id: string
    amount_minor: number
    refunded_at: Generated<Date>
  }
  known_devices: {
    account_id: string
    device_hash: string
    seen_at: Generated<Date>
  }
  ledger_entries: {
    entry_id: GeneratedAlways<number>
    order_id: string
    posting: string
    account: 'sales' | 'receivable' | 'authorised' | 'authorised-contra' | 'provider' | 'gift-cards' | 'points' | 'credit' | 'by-hand'
    amount_minor: number
    currency: string
    posted_at: Generated<Date>
  }
  listed_styles: {
    locale: string
    style_id: string
    is_listed: boolean
    name: string
    kind: string
    slug: string
    eyebrow: string | null
    launched_on: string | null
    members_first: boolean
    review_score: number
    review_count: number
    popularity: number
    colours: unknown
    default_product_id: string
    default_price_minor: number | null
    default_discount: number
    in_stock: boolean
    facets: string[]
    lowest_minor: number | null
    highest_minor: number | null
    words: string
  }
  listing_changes: {
    locale: string
    style_id: string
    fingerprint: string
    changed_at: Generated<Date>
  }
  listing_words: {
    locale: string
    folded_word: string
    word: string
  }
  listings: {
    locale: string
    style_id: string
    is_listed: boolean
    name: string
    kind: string
    slug: string
    eyebrow: string | null
    launched_on: string | null
    members_first: boolean
    review_score: number
    review_count: number
    popularity: number
    colours: Json
    default_product_id: string
    default_price_minor: number | null
    default_discount: Generated<number>
    in_stock: boolean
    facets: string[]
    lowest_minor: number | null
    highest_minor: number | null
    words: string
  }
  live_sessions: {
    id: string
    usid: string
    consumer_id: string
    consumer_no: string
    consumer_type: 'GUEST' | 'REGISTERED' | 'EMPLOYEE'
    handle: string
    access_hash: string
    access_expires_at: Date
    refresh_expires_at: Date
    store_id: string | null
    employee_id: string | null
    is_account_disabled: boolean | null
  }
  loyalty_members: {
    member_id: string
    points: Generated<number>
    referred_by: string | null
    ended_at: Date | null
  }
  loyalty_vouchers: {
    points: number
    amounts: Json
  }
  mails: {
    mail_id: Generated<string>
    order_id: string | null
    kind: string
    occasion: string
    recipient: string
    facts: Json
    created_at: Generated<Date>
    sent_at: Date | null
    consumer_id: string | null
  }
  moved_pages: {
    path: string
    successor: string | null
    moved_at: Generated<Date>
  }
  newsletter_confirmations: {
    token_hash: string
    recipient_id: string
    consumer_id: string
    issued_at: Generated<Date>
  }
  newsletter_recipients: {
    recipient_id: Generated<string>
    type: 'Newsletter' | 'LoyaltyNewsletter'
    recipient: string
    locale: string
    country: string
    source: 'form' | 'profile' | 'signUp' | 'unrecorded'
    text_version: string
    requested_at: Generated<Date>
    requires_confirmation: boolean
    confirmed_at: Date | null
    unsubscribed_at: Date | null
  }
  notification_choices: {
    account_id: string
    topic: 'OrderUpdates' | 'BackInStock' | 'Favourites' | 'Reviews'
    channel: 'email' | 'sms'
    opted_in: boolean
    changed_at: Generated<Date>
  }
  order_codes: {
    order_id: string
    issue: Generated<string>
    issued_at: Generated<Date>
    attempts: Generated<number>
    issues: Generated<number>
    counted_since: Generated<Date>
  }
  order_lines: {
    order_id: string
    line_id: string
    position: number
    shipment_id: string
    sku: string
    quantity: number
    returned_quantity: Generated<number>
    paid_minor: number
    price: Json
    item: Json
    announced_quantity: Generated<number>
  }
  order_results: {
    order_number: string
    ordered_at: Date
    currency: string
    total_minor: number
    is_valid: boolean | null
  }
  order_return_lines: {
    return_id: string
    order_id: string
    line_id: string
    position: number
    quantity: number
    received_quantity: Generated<number>
    reason: string | null
  }
  order_returns: {
    return_id: string
    order_id: string
    return_number: string
    request_key: string | null
    state: Generated<'announced' | 'received' | 'withdrawn'>
    refund: string | null
    refunded_minor: Generated<number>
    announced_at: Generated<Date>
    received_at: Date | null
  }
  order_shipments: {
    order_id: string
    shipment_id: string
    position: number
    shipping_method: string
    store_id: string | null
    status: Generated<'Created' | 'Processing' | 'Shipped' | 'ReadyForPickup' | 'Delivered' | 'Cancelled' | 'Returned'>
    tracking_number: string | null
    tracking_url: string | null
    expected_on: string | null
    share_minor: Generated<number>
    changed_at: Generated<Date>
  }
  orders: {
    order_id: string
    order_number: string
    cart_id: string | null
    consumer_id: string
    site_id: string
    locale: string
    currency: string
    channel: 'e-commerce' | 'mobile-app'
    store_id: string | null
    employee_id: string | null
    email: string | null
    network: string | null
    challenge_seconds: Generated<number>
    state: 'pending' | 'challenged' | 'placed' | 'failed'
    refusal_reason: string | null
    total_minor: number
    requested_minor: number
    totals: Json
    tax_lines: Json
    instruments: GeneratedJson
    snapshot: Json
    ordered_at: Generated<Date>
    settled_at: Date | null
    points_awarded_at: Date | null
  }
  outbox: {
    id: GeneratedAlways<number>
    topic: string
    payload: Json
    created_at: Generated<Date>
  }
  passkey_challenges: {
    session_id: string
    purpose: 'add' | 'signIn'
    challenge: string
    issued_at: Generated<Date>
  }
  passkeys: {
    passkey_id: Generated<string>
    account_id: string
    credential_id: string
    public_key: string
    use_count: number
    transports: string
    name: string
    created_at: Generated<Date>
    last_used_at: Date | null
  }
  password_reset_counts: {
    network: string
    requests: number
    counted_since: Generated<Date>
  }
  password_reset_requests: {
    request_id: Generated<string>
    login: string
    locale: string
    requested_at: Generated<Date>
  }
  payment_attempt_counts: {
    subject: string
    attempts: number
    counted_since: Generated<Date>
  }
  payment_attempts: {
    attempt_key: string
    order_id: string
    provider: string
    kind: 'card' | 'wallet' | 'payLater'
    state: Generated<'requested' | 'challenged' | 'authorised' | 'refused' | 'lost' | 'voiding' | 'voided' | 'void-refused'>
    reference: string | null
    challenge: NullableJson
    brand: string | null
    last4: string | null
    requested_minor: number
    authorised_minor: Generated<number>
    captured_minor: Generated<number>
    refunded_minor: Generated<number>
    requested_at: Generated<Date>
    checked_at: Generated<Date>
    void_attempts: Generated<number>
    reason: string | null
    periodic_check_at: Date | null
    uncaptured_minor: Generated<number>
  }
  payment_movements: {
    movement_key: string
    attempt_key: string
    kind: 'capture' | 'refund' | 'void'
    amount_minor: number
    state: Generated<'requested' | 'done' | 'refused' | 'dropped'>
    requested_at: Generated<Date>
    attempts: Generated<number>
    reason: string | null
  }
  pickup_places: {
    place_id: string | null
    kind: string | null
    site_id: string
    name: string
    address_line1: string
    address_line2: string | null
    city: string
    province: string | null
    postal_code: string
    country_code: string
    services: string[]
    hours: unknown
    closed: boolean
  }
  points_entries: {
    entry_id: GeneratedAlways<number>
    member_id: string
    kind: 'imported' | 'earned' | 'held' | 'released' | 'refunded' | 'forfeited'
    points: number
    order_number: string | null
    created_at: Generated<Date>
  }
  points_of_orders: {
    order_number: string | null
    points: number
  }
  postal_places: {
    place_id: string
    country_code: string
    first_code: string
    last_code: string
    city: string
    province: string | null
  }
  prices: {
    product_id: string
    site_id: string
    current_minor: number
    original_minor: number
    historic_best_minor: number | null
  }
  product_set_styles: {
    product_id: string
    style_id: string
    position: Generated<number>
  }
  product_set_texts: {
    product_id: string
    locale: string
    name: string
    slug: string
    description: Generated<string>
  }
  product_sets: {
    product_id: string
    position: Generated<number>
  }
  product_texts: {
    product_id: string
    locale: string
    colour_name: string
  }
  products: {
    product_id: string
    style_id: string
    colour: string
    position: Generated<number>
    family: Generated<string>
    swatch: Generated<string>
    views: Generated<string[]>
  }
  promotion_gifts: {
    promotion_id: string
    sku: string
  }
  promotion_revision: {
    only_one: Generated<boolean>
    revision: Generated<number>
  }
  promotion_uses: {
    order_id: string
    promotion_id: string
    code: string | null
    consumer_id: string
    identity_ids: Generated<string[]>
    currency: string
    granted_minor: number
    used_at: Generated<Date>
    claimed_ids: Generated<string[]>
  }
  promotions: {
    promotion_id: string
    definition: Json
  }
  published_content: {
    kind: string
    slug: string
    locale: string
    version: number
    title: string
    position: number
    body: unknown
    fragment_ids: string[]
    tag_ids: string[]
    published_on: string | null
  }
  rate_counts: {
    key: string
    window_start: Date
    count: number
  }
  reservations: {
    reservation_id: Generated<string>
    consumer_id: string
    store_id: string
    sku: string
    quantity: number
    first_name: string | null
    last_name: string | null
    email: string
    phone: string | null
    network: string | null
    created_at: Generated<Date>
    expires_at: Date
  }
  reward_code_uses: {
    code_id: string
    consumer_id: string
    order_number: string
    used_at: Generated<Date>
    claimed_ids: Generated<string[]>
  }
  reward_codes: {
    code_id: string
    masked_code: string
    amounts: Json
    expires_on: string | null
    max_uses: number | null
    uses: Generated<number>
  }
  saved_card_addresses: {
    consumer_id: string
    address_id: string | null
  }
  saved_instruments: {
    instrument_id: string
    consumer_id: string
    position: GeneratedAlways<number>
    method: 'CREDIT_CARD' | 'GIFT_CARD' | 'REWARD_CARD'
    source: string
    is_main: Generated<boolean>
    details: GeneratedJson
    address: NullableJson
  }
  saved_item_owners: {
    consumer_id: string
  }
  saved_items: {
    item_id: string
    consumer_id: string
    sku: string
    quantity: number
    recipe_id: string | null
    position: GeneratedAlways<number>
  }
  search_categories: {
    category_id: string
    parent_id: string | null
    position: number
    locale: string
    name: string
    slug: string
  }
  search_words: {
    locale: string
    folded_word: string
    word: string
  }
  sessions: {
    id: Generated<string>
    handle: Generated<string>
    usid: Generated<string>
    consumer_id: string
    consumer_no: string
    consumer_type: 'GUEST' | 'REGISTERED' | 'EMPLOYEE'
    access_hash: string
    access_expires_at: Date
    refresh_hash: string
    refresh_expires_at: Date
    created_at: Generated<Date>
    ended_at: Date | null
    store_id: string | null
    employee_id: string | null
    account_disabled_at: Date | null
    device: string | null
    network: string | null
  }
  share_mail_refusals: {
    recipient_key: string
    refused_at: Generated<Date>
  }
  shipping_rates: {
    zone_id: string | null
    site_id: string | null
    country_code: string | null
    time_zone: string | null
    postal_prefix: string | null
    locale: string | null
    methods: unknown
  }
  shipping_zone_methods: {
    zone_id: string
    locale: string
    methods: Json
  }
  shipping_zones: {
    zone_id: string
    site_id: string
    country_code: string
    time_zone: string
    postal_prefixes: string[]
  }
  sign_in_attempts: {
    subject: string
    device_hash: Generated<string>
    attempts: number
    locked_until: Date | null
    attempted_at: Generated<Date>
  }
  site_prices: {
    product_id: string
    site_id: string
    current_minor: number
    original_minor: number
    historic_best_minor: number | null
  }
  size_charts: {
    product_type: string
    locale: string
    tables: Json
  }
  snapshot_revisions: {
    snapshot: 'goods' | 'delivery'
    revision: Generated<number>
  }
  stock_holds: {
    order_id: string
    location: string
    sku: string
    quantity: number
    released_quantity: Generated<number>
    state: Generated<'held' | 'sold'>
  }
  stock_notices: {
    sku: string
    email: string
    locale: string
    requested_at: Generated<Date>
    notice_id: Generated<string>
    announced_at: Date | null
    consumer_id: string | null
  }
  store_devices: {
    store_id: string
    device_hash: string
    seen_at: Generated<Date>
  }
  store_employees: {
    store_id: string
    employee_id: string
    name: string
    pin_hash: string | null
    has_left: Generated<boolean>
  }
  store_quantities: {
    store_id: string
    sku: string
    on_hand: number
  }
  store_stock: {
    store_id: string
    sku: string
    on_hand: number
  }
  stores: {
    store_id: string
    site_id: string
    name: string
    address_line1: string
    address_line2: string | null
    city: string
    province: string | null
    postal_code: string
    country_code: string
    latitude: number
    longitude: number
    phone: string | null
    services: Generated<string[]>
    hours: Json
    closed: Generated<boolean>
  }
  style_categories: {
    style_id: string
    category_id: string
    position: Generated<number>
  }
  style_texts: {
    style_id: string
    locale: string
    name: string
    slug: string
    eyebrow: string | null
    kind: Generated<string>
    description: Generated<string>
    features: GeneratedJson
    specifications: GeneratedJson
  }
  styles: {
    style_id: string
    max_per_order: number | null
    is_digital: Generated<boolean>
    is_custom: Generated<boolean>
    sold_alone: Generated<boolean>
    review_score: Generated<number>
    review_count: Generated<number>
    product_type: Generated<string>
    fit: string | null
    activities: Generated<string[]>
    launched_on: string | null
    members_first: Generated<boolean>
    in_stores: Generated<boolean>
  }
  subscriptions: {
    consumer_id: string
    type: 'Newsletter' | 'LoyaltyNewsletter'
    channel: 'email' | 'sms'
    recipient: string
    locale: string
    country: string
    region: string
    optin: boolean
    double_optin: boolean
    opted_in_at: Date | null
    opted_out_at: Date | null
  }
  tax_rates: {
    region_id: string
    country_code: string
    province: string | null
    is_included: boolean
    taxes_shipping: boolean
    parts: unknown
  }
  tax_regions: {
    region_id: string
    country_code: string
    province: string | null
    is_included: boolean
    taxes_shipping: boolean
    parts: Json
  }
  tracking_failures: {
    network: string
    failures: number
    counted_since: Generated<Date>
  }
  typed_newsletter_counts: {
    network: string
    requests: number
    counted_since: Generated<Date>
  }
  unverified_cases: {
    network: string
    cases: number
    counted_since: Generated<Date>
  }
  unverified_orders: {
    network: string
    orders: number
    counted_since: Generated<Date>
  }
  usage_counters: {
    consumer_id: string
    kind: 'promotion' | 'budget' | 'coupon'
    subject: string
    count: Generated<number>
  }
  used_challenges: {
    signature: string
    expires_at: Date
  }
  user_data_attempts: {
    network: string
    attempts: number
    counted_since: Generated<Date>
  }
  variant_prices: {
    sku: string
    site_id: string
    current_minor: number
    original_minor: number
  }
  variant_stock: {
    sku: string
    product_id: string
    size: string | null
    position: number
    on_hand: number
    withdrawn: boolean
  }
  variants: {
    sku: string
    product_id: string
    upc: string
    size: string | null
    position: Generated<number>
    on_hand: Generated<number>
    withdrawn: Generated<boolean>
  }
  variants_in_locale: {
    sku: string
    upc: string
    size: string | null
    on_hand: number
    withdrawn: boolean
    product_id: string
    colour: string
    style_id: string
    max_per_order: number | null
    is_digital: boolean
    is_custom: boolean
    sold_alone: boolean
    review_score: number
    review_count: number
    locale: string
    name: string
    slug: string
    eyebrow: string | null
    colour_name: string
    in_stores: boolean
  }
  write_probes: {
    filler: string
  }
  yearly_spending: {
    order_number: string
    kind: 'credit' | 'terms'
    counted_minor: number | null
  }
  yearly_spends: {
    order_number: string
    kind: 'credit' | 'terms'
    account_id: string
    currency: string
    amount_minor: number
    returned_minor: Generated<number>
    spent_at: Generated<Date>
  }
}
