/** Messages of one area of the page: both languages side by side, ICU syntax, by id. */
export type Area = Readonly<Record<string, { readonly en: string; readonly fr: string }>>
