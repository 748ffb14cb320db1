import type { ErrorWords } from './words'

export const pl: ErrorWords = {
  insufficient_inventory: 'W magazynie nie ma już wystarczającej ilości.',
  discount_limit_reached: 'Ten kod rabatowy został już wykorzystany maksymalną liczbę razy.',
  gift_card_expired: 'Ta karta podarunkowa straciła ważność.',
  gift_card_used: 'Karta podarunkowa nie pokrywa już tej kwoty. Sprawdź koszyk ponownie.',
  cart_completed: 'Ten koszyk jest już zamówieniem i nie można go zmienić.',
  cart_authorizing: 'Ten koszyk jest właśnie opłacany. Spróbuj ponownie za chwilę.',
  cart_incompatible_state: 'Najpierw wybierz sposób dostawy.',
  taxes_unavailable: 'Nie można teraz obliczyć podatków. Nic nie przepadło: spróbuj ponownie za chwilę.',
  payment_authorization_error:
    'Płatność nie została przyjęta. Spróbuj ponownie lub wybierz inny sposób płatności.',
  sign_in_required: 'To należy do konta. Zaloguj się, aby kontynuować.',
  confirm_password: 'Podaj obecne hasło, aby zmienić adres e-mail lub hasło.',
  wrong_password: 'To nie jest obecne hasło. Proszę spróbować ponownie.',
  two_factor_required: 'Proszę podać kod z aplikacji uwierzytelniającej albo kod odzyskiwania.',
  two_factor_invalid:
    'Kod jest błędny, wygasł albo został już użyty. Proszę podać ten, który aplikacja pokazuje teraz.',
  refund_limit: 'To więcej, niż wolno zwrócić przy tej roli.',
  unauthorized: 'Zaloguj się: e-mail lub hasło są nieprawidłowe albo sesja wygasła.',
  forbidden: 'Twoje konto na to nie pozwala.',
  not_found: 'To nie istnieje lub już nie istnieje.',
  too_many_requests: 'Zbyt wiele prób. Odczekaj chwilę.',
  unavailable: 'Sklep jest teraz niedostępny. Spróbuj ponownie za chwilę.',
  unknown_error: 'Wystąpił nieoczekiwany błąd.',
}
