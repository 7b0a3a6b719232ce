import { business } from '../business.ts'
import { directDelivery } from '../site.ts'
import { emailLinkAbout, postalAddress } from './firm-address.ts'
import { type LegalDocument, list, paragraph } from './legal-document.ts'

export const accessibilityStatement: LegalDocument = {
  seo: {
    title: 'Accessibility statement: what was tested, and known gaps',
    description:
      'How far this site works by keyboard, enlarged, or read aloud: what was tested and how, what was not, and how to tell us of a barrier.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'accessible steel fabricator website'],
  },
  hero: {
    tag: 'Legal',
    title: 'Accessibility Statement',
    lead: 'Everybody who needs steelwork should be able to read this site, price a job and write to us. Here is what we have tested, what we have not, and what is still in the way.',
  },
  contentsLabel: 'Contents',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      blocks: [
        paragraph(
          'We build this site to the Web Content Accessibility Guidelines, version 2.2, at level AA. No law names that standard for a firm like ours. It is our own bar, and the way we meet our duty under the Equality Act 2010.',
        ),
        paragraph(
          'Our own tests find no failure of those guidelines except the gaps listed below. Nobody outside the firm has audited the site, so we do not call it fully compliant.',
        ),
        paragraph('You should be able to:'),
        list(
          'do everything by keyboard: open the menus, fill in the forms, use the calculator, look through the pictures;',
          'enlarge the text to 200%, or the whole page to 400%, without scrolling sideways;',
          'use the colours of your own system (Windows contrast themes), and switch off movement;',
          'hear the page with a screen reader: headings, landmarks, labels and error messages are in the code, not only in the look;',
          'read every page, call us and send an enquiry with JavaScript switched off. The calculator needs it.',
        ),
      ],
    },
    {
      id: 'tested',
      title: 'What was tested, and how',
      blocks: [
        paragraph(
          'These tests run in Chromium, the browser that Chrome and Edge are built on, and are part of the checks that every change to the site has to pass. Menus, both forms, calculator, picture viewer, questions and postcode check are also gone through in Firefox, and every page is opened in WebKit, the engine of Safari.',
        ),
        {
          kind: 'table',
          caption: 'Tests of this site',
          columns: ['What', 'How'],
          rows: [
            [
              'Rules that a program can check (axe)',
              'Every page at desktop and phone width, also with the menu open, a form in error and the picture viewer open',
            ],
            [
              'Keyboard alone',
              'Whole journeys: services menu, quote form with mistakes, calculator, picture viewer, and focus always visible',
            ],
            ['Text at 200%', 'Every page, in windows 1280, 640 and 390 pixels wide: nothing cut off, nothing lost'],
            ['Zoom to 400% (a window 320 pixels wide)', 'Every page: no scrolling sideways'],
            ['Forced colours', 'Controls keep their outline, focus stays visible'],
            ['Reduced motion', 'Nothing moves by itself'],
            [
              'Names and roles that a screen reader is given',
              'The accessibility tree of the home page, the calculator and both forms, and the announcements after an error and a change of page',
            ],
            ['Without JavaScript, and with files missing', 'Pages read, telephone links and forms work'],
          ],
        },
      ],
    },
    {
      id: 'not-tested',
      title: 'What was not tested',
      blocks: [
        list(
          'Screen readers themselves (NVDA, JAWS, VoiceOver, TalkBack). We check what the browser hands to them, not what they say.',
          'Safari itself on a Mac or an iPhone, and real phones: we test in windows of their size, with touch.',
          'Voice control and switch control.',
          'Use by disabled people. If you would try the site for us, we would be glad to hear from you.',
        ),
      ],
    },
    {
      id: 'known-gaps',
      title: 'Known gaps',
      blocks: [
        list(
          [
            'The map on the ',
            { text: 'contact page', href: '/contact' },
            ' is made by OpenStreetMap and is hard to use by keyboard or screen reader. The address is shown next to it as text, with links to two route planners.',
          ],
          [
            'In the ',
            { text: 'calculator', href: '/calculator' },
            ', the Calculate button cannot be pressed until all choices are made. Some screen readers skip such a button. The sentence before it says what is still needed.',
          ],
          `${directDelivery ? 'The calculator’s buttons open' : 'The forms and the calculator’s buttons open'} your own email app, and the chat opens WhatsApp. How those work is outside our hands. The telephone and a letter do as well.`,
          'The drawings on the service pages have a text that says what they show, but not every dimension in them. Ask, and we will read it out.',
          'Quotes and fabrication drawings that we send as PDF are not always tagged for screen readers. Tell us when you ask for a price, and we will send the same facts in plain text.',
        ),
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us what is in your way',
      blocks: [
        paragraph([
          'Email ',
          emailLinkAbout('Accessibility'),
          ', call ',
          { text: business.phone.display, href: business.phone.href },
          ` in opening hours, or write to ${postalAddress}. Say which page it was and, if you can, which browser or aid you use.`,
        ]),
        paragraph(
          'We answer within five working days and say what we will do, and by when. Until it is fixed we help you another way: take the enquiry by telephone, work out the price with you, or send a page in large print.',
        ),
        paragraph([
          'If our answer does not help, the Equality Advisory and Support Service can advise you, at ',
          { text: 'equalityadvisoryservice.com', href: 'https://www.equalityadvisoryservice.com/' },
          ' or on 0808 800 0082.',
        ]),
      ],
    },
    {
      id: 'this-statement',
      title: 'About this statement',
      blocks: [
        paragraph(
          'Prepared on 22 November 2026 from the results of the tests above. We go through it again whenever the site changes in a way that touches it, and at least once a year.',
        ),
      ],
    },
  ],
}
