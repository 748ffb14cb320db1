import type { ErrorWords } from './words'

export const de: ErrorWords = {
  insufficient_inventory: 'Davon ist nicht mehr genug auf Lager.',
  discount_limit_reached: 'Dieser Rabattcode wurde schon so oft benutzt, wie er gilt.',
  gift_card_expired: 'Dieser Gutschein ist abgelaufen.',
  gift_card_used: 'Der Gutschein deckt den Betrag nicht mehr. Bitte sehen Sie den Warenkorb noch einmal an.',
  cart_completed: 'Aus diesem Warenkorb wurde schon eine Bestellung; er lässt sich nicht mehr ändern.',
  cart_authorizing: 'Dieser Warenkorb wird gerade bezahlt. Bitte versuchen Sie es gleich noch einmal.',
  cart_incompatible_state: 'Bitte wählen Sie zuerst eine Versandart.',
  taxes_unavailable:
    'Die Steuern lassen sich gerade nicht berechnen. Es ging nichts verloren: Bitte versuchen Sie es gleich noch einmal.',
  payment_authorization_error:
    'Die Zahlung wurde nicht angenommen. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  sign_in_required: 'Das gehört zu einem Konto. Bitte melden Sie sich an, um weiterzumachen.',
  confirm_password: 'Bitte geben Sie Ihr bisheriges Passwort ein, um E-Mail-Adresse oder Passwort zu ändern.',
  wrong_password: 'Das ist nicht Ihr jetziges Passwort. Bitte versuchen Sie es noch einmal.',
  two_factor_required:
    'Bitte geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  two_factor_invalid:
    'Der Code ist falsch, abgelaufen oder schon benutzt. Bitte geben Sie den ein, den die App jetzt zeigt.',
  refund_limit: 'Das ist mehr, als Ihre Rolle erstatten darf.',
  unauthorized:
    'Bitte melden Sie sich an. E-Mail-Adresse oder Passwort stimmen nicht, oder die Anmeldung ist abgelaufen.',
  forbidden: 'Das dürfen Sie mit Ihrer Anmeldung nicht.',
  not_found: 'Das gibt es hier nicht oder nicht mehr.',
  too_many_requests: 'Das waren zu viele Versuche. Bitte warten Sie einen Moment.',
  unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  unknown_error: 'Es ist ein unerwarteter Fehler aufgetreten.',
}
