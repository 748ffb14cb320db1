import type { ErrorWords } from './words'

export const cs: ErrorWords = {
  insufficient_inventory: 'Na skladě už není dost kusů.',
  discount_limit_reached: 'Tento slevový kód už byl použit nejvyšší možný počet krát.',
  gift_card_expired: 'Platnost této dárkové karty skončila.',
  gift_card_used: 'Dárková karta už částku nepokryje. Zkontrolujte prosím košík.',
  cart_completed: 'Z tohoto košíku už je objednávka a nelze ho měnit.',
  cart_authorizing: 'Tento košík se právě platí. Zkuste to za chvíli znovu.',
  cart_incompatible_state: 'Nejprve vyberte způsob dopravy.',
  taxes_unavailable: 'Daně teď nelze spočítat. Nic se neztratilo: zkuste to za chvíli znovu.',
  payment_authorization_error: 'Platba nebyla přijata. Zkuste to znovu nebo zvolte jiný způsob platby.',
  sign_in_required: 'Toto patří k účtu. Pro pokračování se přihlaste.',
  confirm_password: 'Pro změnu e-mailu nebo hesla zadejte současné heslo.',
  unauthorized: 'Přihlaste se: e-mail nebo heslo nesouhlasí, nebo přihlášení vypršelo.',
  forbidden: 'Váš účet to nedovoluje.',
  not_found: 'Tohle neexistuje, nebo už neexistuje.',
  too_many_requests: 'Příliš mnoho pokusů. Chvíli prosím počkejte.',
  unavailable: 'Obchod teď není dostupný. Zkuste to za chvíli znovu.',
  unknown_error: 'Došlo k neočekávané chybě.',
}
