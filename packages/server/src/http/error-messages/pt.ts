import type { ErrorWords } from './words'

export const pt: ErrorWords = {
  insufficient_inventory: 'Não há mais quantidade suficiente em estoque.',
  discount_limit_reached: 'Este código de desconto já foi usado o máximo de vezes.',
  gift_card_expired: 'Este vale-presente expirou.',
  gift_card_used: 'O vale-presente não cobre mais o valor. Confira o carrinho novamente.',
  cart_completed: 'Este carrinho já virou um pedido e não pode mais mudar.',
  cart_authorizing: 'Este carrinho está sendo pago agora. Tente de novo em instantes.',
  cart_incompatible_state: 'Escolha primeiro uma forma de envio.',
  taxes_unavailable: 'Não é possível calcular os impostos agora. Nada se perdeu: tente de novo em instantes.',
  payment_authorization_error:
    'O pagamento não foi aceito. Tente de novo ou escolha outra forma de pagamento.',
  sign_in_required: 'Isto pertence a uma conta. Inicie sessão para continuar.',
  confirm_password: 'Introduza a palavra-passe atual para alterar o e-mail ou a palavra-passe.',
  wrong_password: 'Esta não é a sua palavra-passe atual. Tente novamente.',
  two_factor_required: 'Introduza o código da sua aplicação de autenticação ou um código de recuperação.',
  two_factor_invalid:
    'O código está errado, expirou ou já foi usado. Introduza o que a aplicação mostra agora.',
  refund_limit: 'É mais do que a sua função pode reembolsar.',
  unauthorized: 'Entre na sua conta: o e-mail ou a senha não estão corretos, ou a sessão expirou.',
  forbidden: 'Sua conta não permite isso.',
  not_found: 'Isso não existe ou não existe mais.',
  too_many_requests: 'Tentativas demais. Aguarde um momento.',
  unavailable: 'A loja está indisponível no momento. Tente de novo em instantes.',
  unknown_error: 'Ocorreu um erro inesperado.',
}
