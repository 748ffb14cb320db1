import type { ErrorWords } from './words'

export const it: ErrorWords = {
  insufficient_inventory: 'Non ce n’è più abbastanza in magazzino.',
  discount_limit_reached: 'Questo codice sconto è già stato usato tutte le volte possibili.',
  gift_card_expired: 'Questa carta regalo è scaduta.',
  gift_card_used: 'La carta regalo non copre più l’importo. Ricontrolli il carrello.',
  cart_completed: 'Questo carrello è già un ordine e non può più cambiare.',
  cart_authorizing: 'Questo carrello è in corso di pagamento. Riprovi tra un attimo.',
  cart_incompatible_state: 'Scelga prima un metodo di spedizione.',
  taxes_unavailable:
    'Al momento non è possibile calcolare le imposte. Non è andato perso nulla: riprovi tra poco.',
  payment_authorization_error:
    'Il pagamento non è stato accettato. Riprovi o scelga un altro metodo di pagamento.',
  sign_in_required: 'Questo appartiene a un account. Acceda per continuare.',
  confirm_password: 'Inserisca la password attuale per cambiare l’indirizzo e-mail o la password.',
  wrong_password: 'Questa non è la sua password attuale. Riprovi.',
  two_factor_required: 'Inserisca il codice della sua app di autenticazione o un codice di recupero.',
  two_factor_invalid: 'Il codice è errato, scaduto o già usato. Inserisca quello che l’app mostra adesso.',
  refund_limit: 'È più di quanto il suo ruolo possa rimborsare.',
  unauthorized: 'Acceda all’account: l’e-mail o la password non sono corrette, oppure la sessione è scaduta.',
  forbidden: 'Il suo account non lo consente.',
  not_found: 'Questo elemento non esiste o non esiste più.',
  too_many_requests: 'Troppi tentativi. Attenda un momento.',
  unavailable: 'Il negozio non è raggiungibile in questo momento. Riprovi tra poco.',
  unknown_error: 'Si è verificato un errore imprevisto.',
}
