/** The firm that tests know: they hold whoever owns the site. Put in place of the real one with `vi.mock`. */
export const business = {
  name: 'Estuary Steelworks',
  email: 'info@estuarysteelworks.example',
  phone: { display: '01632 960118', href: 'tel:+441632960118', international: '+441632960118' },
  hours: [
    { days: [1, 2, 3, 4, 5], label: 'Mon–Fri', opens: '07:30', closes: '17:00' },
    { days: [6], label: 'Sat', opens: '07:00', closes: '13:00' },
  ],
}
