import type { ErrorWords } from './words'

export const hr: ErrorWords = {
  insufficient_inventory: 'Na zalihi više nema dovoljno.',
  discount_limit_reached: 'Ovaj kod za popust već je iskorišten najveći broj puta.',
  gift_card_expired: 'Ova poklon-kartica je istekla.',
  gift_card_used: 'Poklon-kartica više ne pokriva iznos. Ponovno pogledajte košaricu.',
  cart_completed: 'Ova košarica već je postala narudžba i ne može se mijenjati.',
  cart_authorizing: 'Ova se košarica upravo plaća. Pokušajte ponovno za trenutak.',
  cart_incompatible_state: 'Najprije odaberite način dostave.',
  taxes_unavailable:
    'Porez se trenutačno ne može izračunati. Ništa nije izgubljeno: pokušajte ponovno za trenutak.',
  payment_authorization_error:
    'Plaćanje nije prihvaćeno. Pokušajte ponovno ili odaberite drugi način plaćanja.',
  sign_in_required: 'Ovo pripada korisničkom računu. Prijavite se za nastavak.',
  confirm_password: 'Unesite trenutačnu lozinku kako biste promijenili e-adresu ili lozinku.',
  wrong_password: 'To nije vaša trenutačna lozinka. Pokušajte ponovno.',
  two_factor_required: 'Unesite kôd iz aplikacije za autentifikaciju ili jedan od kodova za oporavak.',
  two_factor_invalid:
    'Kôd je pogrešan, istekao ili već iskorišten. Unesite onaj koji aplikacija sada prikazuje.',
  refund_limit: 'To je više nego što vaša uloga smije vratiti.',
  unauthorized: 'Prijavite se: e-adresa ili lozinka nisu točne ili je prijava istekla.',
  forbidden: 'Vaš račun to ne dopušta.',
  not_found: 'To ne postoji ili više ne postoji.',
  too_many_requests: 'Previše pokušaja. Pričekajte trenutak.',
  unavailable: 'Trgovina trenutačno nije dostupna. Pokušajte ponovno za trenutak.',
  unknown_error: 'Došlo je do neočekivane pogreške.',
}
