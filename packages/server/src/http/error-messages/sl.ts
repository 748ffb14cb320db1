import type { ErrorWords } from './words'

export const sl: ErrorWords = {
  insufficient_inventory: 'Na zalogi ni več dovolj.',
  discount_limit_reached: 'Ta koda za popust je bila že uporabljena največkrat, kot je dovoljeno.',
  gift_card_expired: 'Ta darilni bon je potekel.',
  gift_card_used: 'Darilni bon zneska ne pokriva več. Ponovno preglejte košarico.',
  cart_completed: 'Ta košarica je že naročilo in se ne more več spremeniti.',
  cart_authorizing: 'Ta košarica se pravkar plačuje. Poskusite znova čez trenutek.',
  cart_incompatible_state: 'Najprej izberite način dostave.',
  taxes_unavailable: 'Davkov trenutno ni mogoče izračunati. Nič ni izgubljeno: poskusite znova čez trenutek.',
  payment_authorization_error: 'Plačilo ni bilo sprejeto. Poskusite znova ali izberite drug način plačila.',
  sign_in_required: 'To pripada uporabniškemu računu. Za nadaljevanje se prijavite.',
  confirm_password: 'Za spremembo e-naslova ali gesla vnesite trenutno geslo.',
  wrong_password: 'To ni vaše trenutno geslo. Poskusite znova.',
  two_factor_required: 'Vnesite kodo iz aplikacije za preverjanje pristnosti ali kodo za obnovitev.',
  two_factor_invalid:
    'Koda je napačna, potekla ali že uporabljena. Vnesite tisto, ki jo aplikacija kaže zdaj.',
  refund_limit: 'To je več, kot sme vaša vloga povrniti.',
  unauthorized: 'Prijavite se: e-naslov ali geslo ni pravilno ali pa je prijava potekla.',
  forbidden: 'Vaš račun tega ne dovoljuje.',
  not_found: 'To ne obstaja ali ne obstaja več.',
  too_many_requests: 'Preveč poskusov. Počakajte trenutek.',
  unavailable: 'Trgovina trenutno ni dosegljiva. Poskusite znova čez trenutek.',
  unknown_error: 'Prišlo je do nepričakovane napake.',
}
