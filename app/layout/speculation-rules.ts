/**
 * Lets browsers that know it make a page of this site ahead of the click: where a pointer rests, a touch or a press begins.
 * Addresses with a query change what a form holds and are left to the click.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/assets/*' } },
          { not: { href_matches: '/api/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
