/** Captchas: a picture to read or a slider to push. */
export { assertCaptcha, dropOldCaptchas, isCaptchaRight, newCaptcha } from './check-captcha.ts';
export { type PersonProof, dropOldSliders, newSlider, provePerson } from './slider.ts';
