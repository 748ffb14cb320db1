import type { ErrorWords } from './words'

export const es: ErrorWords = {
  insufficient_inventory: 'No quedan suficientes unidades.',
  discount_limit_reached: 'Este código de descuento ya se ha usado todas las veces permitidas.',
  gift_card_expired: 'Esta tarjeta regalo ha caducado.',
  gift_card_used: 'La tarjeta regalo ya no cubre ese importe. Revise el carrito.',
  cart_completed: 'Este carrito ya es un pedido y no puede cambiar.',
  cart_authorizing: 'Este carrito se está pagando ahora mismo. Inténtelo de nuevo en un momento.',
  cart_incompatible_state: 'Elija primero un método de envío.',
  taxes_unavailable:
    'Ahora no se pueden calcular los impuestos. No se ha perdido nada: inténtelo de nuevo en un momento.',
  payment_authorization_error: 'El pago no se ha aceptado. Inténtelo de nuevo o elija otro medio de pago.',
  sign_in_required: 'Esto pertenece a una cuenta. Inicie sesión para continuar.',
  confirm_password: 'Escriba su contraseña actual para cambiar el correo o la contraseña.',
  wrong_password: 'Esa no es su contraseña actual. Inténtelo de nuevo.',
  two_factor_required: 'Introduzca el código de su aplicación de autenticación o un código de recuperación.',
  two_factor_invalid:
    'El código es incorrecto, ha caducado o ya se usó. Introduzca el que la aplicación muestra ahora.',
  refund_limit: 'Es más de lo que su rol puede reembolsar.',
  unauthorized: 'Inicie sesión: el correo o la contraseña no son correctos, o la sesión ha caducado.',
  forbidden: 'Su cuenta no permite hacer esto.',
  not_found: 'Esto no existe o ya no existe.',
  too_many_requests: 'Demasiados intentos. Espere un momento.',
  unavailable: 'La tienda no está disponible ahora. Inténtelo de nuevo en un momento.',
  unknown_error: 'Se ha producido un error inesperado.',
}
