import type { ErrorWords } from './words'

export const bs: ErrorWords = {
  insufficient_inventory: 'Na zalihi više nema dovoljno.',
  discount_limit_reached: 'Ovaj kod za popust je već iskorišten najveći broj puta.',
  gift_card_expired: 'Ova poklon-kartica je istekla.',
  gift_card_used: 'Poklon-kartica više ne pokriva iznos. Ponovo pogledajte korpu.',
  cart_completed: 'Ova korpa je već postala narudžba i ne može se mijenjati.',
  cart_authorizing: 'Ova korpa se upravo plaća. Pokušajte ponovo za trenutak.',
  cart_incompatible_state: 'Prvo izaberite način dostave.',
  taxes_unavailable:
    'Porez se trenutno ne može izračunati. Ništa nije izgubljeno: pokušajte ponovo za trenutak.',
  payment_authorization_error:
    'Plaćanje nije prihvaćeno. Pokušajte ponovo ili izaberite drugi način plaćanja.',
  sign_in_required: 'Ovo pripada korisničkom računu. Prijavite se za nastavak.',
  confirm_password: 'Unesite trenutnu lozinku da biste promijenili e-adresu ili lozinku.',
  wrong_password: 'To nije vaša sadašnja lozinka. Pokušajte ponovo.',
  two_factor_required: 'Unesite kod iz aplikacije za autentifikaciju ili jedan od kodova za oporavak.',
  two_factor_invalid: 'Kod je pogrešan, istekao ili iskorišten. Unesite onaj koji aplikacija sada prikazuje.',
  refund_limit: 'To je više nego što vaša uloga smije vratiti kupcu.',
  unauthorized: 'Prijavite se: e-adresa ili lozinka nisu tačne ili je prijava istekla.',
  forbidden: 'Vaš račun to ne dozvoljava.',
  not_found: 'To ne postoji ili više ne postoji.',
  too_many_requests: 'Previše pokušaja. Sačekajte trenutak.',
  unavailable: 'Prodavnica trenutno nije dostupna. Pokušajte ponovo za trenutak.',
  unknown_error: 'Došlo je do neočekivane greške.',
}
