/** Common names in Mexico. */

const textOf = (text: string): string[] => text.split(' ');

export const SURNAMES = textOf(
  'Hernández García Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes Jiménez Torres Díaz Gutiérrez Ruiz Mendoza Aguilar Ortiz Moreno Castillo Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera Medina Castro Vargas Guzmán Velázquez Muñoz Rojas Contreras Salazar Luna Ortega Guerrero Santiago Estrada Bautista Cortés Soto Alvarado Espinoza Lara Ávila Ríos Cervantes Silva Delgado Vega Márquez Sandoval Fernández León Carrillo Mejía Solís Núñez Rosas Valdez Ibarra Campos Santos Camacho Peña Maldonado Navarro Rosales Acosta Miranda Trejo Cabrera Valencia Nava Castañeda Pacheco Robles Molina Rangel Fuentes Huerta Meza Aguirre Cárdenas Orozco Padilla Espinosa Ayala Salas Valenzuela Zúñiga Ochoa Salinas Mora Tapia Quiñones Ibáñez Treviño Zepeda Arriaga Bañuelos Peñaloza Muñiz Ordóñez Yáñez',
);

export const MEN = textOf(
  'José Juan Luis Carlos Jorge Miguel Alejandro Fernando Ricardo Eduardo Roberto Francisco Javier Manuel Daniel Antonio Jesús Raúl Sergio Arturo Héctor Óscar Rafael Andrés Iván Ángel Adrián Gerardo Víctor Rubén Enrique Alberto Mario Hugo Emilio Diego Rodrigo Saúl Gustavo Martín Tomás Joaquín Ignacio Ramón Julián César Gabriel Israel Omar Uriel',
);

export const WOMEN = textOf(
  'María Guadalupe Juana Verónica Leticia Patricia Alejandra Rosa Elizabeth Gabriela Adriana Claudia Mónica Laura Silvia Sandra Yolanda Martha Alicia Norma Ana Carmen Teresa Lucía Sofía Daniela Fernanda Mariana Paola Karla Diana Karina Brenda Araceli Beatriz Irma Rocío Lorena Esther Cecilia Julia Ximena Renata Valeria Itzel Citlali Noemí Begoña Inés Mónica',
);

/** Second names that combine well with the first ones. */
export const SECOND_MEN = textOf(
  'Luis Antonio Manuel Alberto Carlos Ángel Eduardo Enrique Alejandro Iván Daniel David',
);
export const SECOND_WOMEN = textOf(
  'Elena Guadalupe Fernanda Isabel Luisa Teresa Cristina Paola Sofía Beatriz Eugenia Alejandra',
);
