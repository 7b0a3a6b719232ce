export const usage = `npm run desk                        what waits, how often it was tried, what the mail server says
npm run desk -- show REF            one enquiry, without personal data; --personal shows all of it
npm run desk -- retry REF|all       try again now, what was given up too
npm run desk -- test                send a marked test enquiry to the office, and print each step
npm run desk -- alarm               send a test alarm to ALERT_WEBHOOK
npm run desk -- check               look up SPF, DKIM and DMARC of the sender's domain
                                    --selector NAME of the DKIM key, --dns ADDRESS of the name server to ask

--json prints JSON. Exit: 0 all is well, 1 look at it, 2 act on it, 3 it could not be told.
docs/desk.md explains it all.`
