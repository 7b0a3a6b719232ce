/** The id of a page's quote form. Links lead to it, and islands write in it. */
export const quoteFormId = 'get-quote'
